"""The two ceremonies of WebAuthn: a browser makes a passkey, and a passkey logs in.

What a browser sends may be anything: the library then raises one of many exceptions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json_dict,
    parse_client_data_json,
)
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    RegistrationCredential,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ziggurat.server.storage.passkeys import Passkey

if TYPE_CHECKING:
    from ziggurat.server.live.passkeys import Options, PasskeyMade, PasskeyUsed, Site

NAME: Final = "Ziggurat"
VERIFIED: Final = UserVerificationRequirement.REQUIRED  # by fingerprint, face or PIN


class Ceremony:
    def __init__(self, site: Site) -> None:
        self.site: Final = site

    def options_to_make(self, challenge: str, player: str, name: str, known: list[str]) -> Options:
        """What a browser must know to make a passkey; a device that has one makes no second."""
        options = generate_registration_options(
            rp_id=self.site.id,
            rp_name=NAME,
            user_id=player.encode(),
            user_name=name,
            challenge=base64url_to_bytes(challenge),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=VERIFIED
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(each)) for each in known
            ],
        )
        return dict(options_to_json_dict(options))

    def options_to_use(self, challenge: str) -> Options:
        """What a browser must know to ask for a passkey; the device finds it by itself."""
        options = generate_authentication_options(
            rp_id=self.site.id,
            challenge=base64url_to_bytes(challenge),
            user_verification=VERIFIED,
        )
        return dict(options_to_json_dict(options))

    def made(self, challenge: str, answer: PasskeyMade) -> Passkey:
        """The passkey that a browser has made."""
        response = AuthenticatorAttestationResponse(
            client_data_json=base64url_to_bytes(answer.client_data),
            attestation_object=base64url_to_bytes(answer.attestation),
        )
        verified = verify_registration_response(
            credential=RegistrationCredential("", b"", response),  # the id is in the response
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=self.site.id,
            expected_origin=self.site.origin,
            require_user_verification=True,
        )
        return Passkey(
            bytes_to_base64url(verified.credential_id),
            bytes_to_base64url(verified.credential_public_key),
            verified.sign_count,
        )

    def used(self, challenge: str, answer: PasskeyUsed, passkey: Passkey) -> int:
        """How many signatures the passkey has made, if it signed the challenge."""
        response = AuthenticatorAssertionResponse(
            client_data_json=base64url_to_bytes(answer.client_data),
            authenticator_data=base64url_to_bytes(answer.authenticator_data),
            signature=base64url_to_bytes(answer.signature),
        )
        verified = verify_authentication_response(
            credential=AuthenticationCredential(answer.id, base64url_to_bytes(answer.id), response),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=self.site.id,
            expected_origin=self.site.origin,
            credential_public_key=base64url_to_bytes(passkey.key),
            credential_current_sign_count=passkey.signatures,
            require_user_verification=True,
        )
        return int(verified.new_sign_count)

    def challenge_in(self, client_data: str) -> str:
        """The challenge that a browser has answered."""
        found = parse_client_data_json(base64url_to_bytes(client_data)).challenge
        return str(bytes_to_base64url(found))
