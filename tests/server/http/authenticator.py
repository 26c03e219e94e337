"""A device with a passkey, as WebAuthn describes it, and the browser around it."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

if TYPE_CHECKING:
    from server.running import Message

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40  # flags of what a device sends


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """Signs for one account; `origin` is where the browser is."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.domain = "localhost"
        self.flags = PRESENT | VERIFIED
        self.signatures = 0
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: Message) -> Message:
        """What `navigator.credentials.create` returns."""
        numbers = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(key)
        data = self._data(self.flags | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "client_data": encoded(self._client_data("webauthn.create", options)),
            "attestation": encoded(attestation),
        }

    def use(self, options: Message) -> Message:
        """What `navigator.credentials.get` returns."""
        self.signatures += 1
        data, client = self._data(self.flags), self._client_data("webauthn.get", options)
        signed = data + hashlib.sha256(client).digest()
        return {
            "id": encoded(self.id),
            "client_data": encoded(client),
            "authenticator_data": encoded(data),
            "signature": encoded(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
        }

    def _data(self, flags: int) -> bytes:
        domain = hashlib.sha256(self.domain.encode()).digest()
        return domain + bytes([flags]) + self.signatures.to_bytes(4)

    def _client_data(self, kind: str, options: Message) -> bytes:
        data = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(data).encode()
