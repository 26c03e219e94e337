import { ask } from "./api";
import { Mishap } from "./attempt";
import type { Me, PasskeyMade, PasskeyShown, PasskeyUsed } from "./generated/protocol.gen";
import { p, type PeopleKey } from "./people_texts.svelte";

type CreationOptions = PublicKeyCredentialCreationOptionsJSON;
type RequestOptions = PublicKeyCredentialRequestOptionsJSON;

const PATH = "/api/me/passkeys";
const isNumber = /^[\d.]+$|:/; // an address without a name, for which there are no passkeys

/** Whether this browser has passkeys for this address. */
export const hasPasskeys = (): boolean =>
  "PublicKeyCredential" in window &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !isNumber.test(location.hostname);

const MISHAPS: Record<string, PeopleKey> = {
  NotAllowedError: "passkeys.unused",
  InvalidStateError: "passkeys.known",
  SecurityError: "passkeys.not_here",
};

/** What a device answers; throws a Mishap when the reader declines or the device cannot. */
async function answered(answer: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    return (await answer) as PublicKeyCredential;
  } catch (error) {
    const { name } = error as DOMException;
    throw new Mishap(p(MISHAPS[name] ?? "passkeys.unused"));
  }
}

async function made(options: CreationOptions): Promise<PasskeyMade> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const passkey = await answered(navigator.credentials.create({ publicKey }));
  const { response } = passkey.toJSON() as RegistrationResponseJSON;
  return { client_data: response.clientDataJSON, attestation: response.attestationObject };
}

async function used(options: RequestOptions): Promise<PasskeyUsed> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const passkey = await answered(navigator.credentials.get({ publicKey }));
  const { id, response } = passkey.toJSON() as AuthenticationResponseJSON;
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  };
}

/** The passkeys of the reader's account. */
export const passkeys = {
  listed: () => ask<PasskeyShown[]>("GET", PATH),
  add: async (password: string) => {
    const proof = password ? { password } : {};
    const options = await ask<CreationOptions>("POST", `${PATH}/options`, proof);
    return ask<PasskeyShown[]>("POST", PATH, await made(options));
  },
  rename: (id: string, label: string) => ask<void>("PATCH", `${PATH}/${id}`, { label }),
  remove: (id: string) => ask<void>("DELETE", `${PATH}/${id}`),
  register: async (name: string) => {
    const options = await ask<CreationOptions>("POST", "/api/me/account/options", { name });
    return ask<Me>("POST", "/api/me/account/passkey", { name, passkey: await made(options) });
  },
  logIn: async () => {
    const options = await ask<RequestOptions>("POST", "/api/session/options", {});
    return ask<Me>("POST", "/api/session/passkey", await used(options));
  },
};
