import { api, Objection } from "./api";
import type { Credentials, Me } from "./generated/protocol.gen";
import { reading } from "./language.svelte";

// Poets, rulers and scribes lend their names to guests who have not given one.
const NAMES = [
  "Enheduanna",
  "Gudea",
  "Kubaba",
  "Ninlil",
  "Puabi",
  "Shulgi",
  "Semiramis",
  "Utu",
  "Nabonidus",
  "Amytis",
];

export const lentName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)]!;

/** Who the reader is.  Nobody is asked for a name before the first game. */
class Self {
  known: Me | null = $state.raw(null);

  recall = async (): Promise<Me | null> => {
    try {
      this.known ??= await api.me();
    } catch (error) {
      if (!(error instanceof Objection)) throw error;
    }
    return this.known;
  };

  /** Be somebody: a guest, if need be. */
  become = async (): Promise<Me> => {
    const found = await this.recall();
    if (found) return found;
    this.known = await api.come({ name: lentName(), language: reading.language });
    return this.known;
  };

  rename = async (name: string): Promise<void> => {
    await this.become();
    this.known = await api.rename({ name, language: reading.language });
  };

  /** Keep everything under a name and a password. */
  register = async (credentials: Credentials): Promise<void> => {
    await this.become();
    this.known = await api.register(credentials);
  };

  logIn = async (credentials: Credentials): Promise<void> => {
    this.known = await api.logIn(credentials);
    await reading.speak(this.known.language);
  };

  logOut = async (): Promise<void> => {
    await api.logOut();
    this.known = null;
  };

  forget = async (): Promise<void> => {
    await api.forget();
    this.known = null;
  };
}

export const self = new Self();
