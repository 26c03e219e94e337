// Written by `make generated` from `core/grammar.py`.
import type { Grammar } from "../grammar";

export const GRAMMARS: Record<string, Grammar> = {
  "en": {
    "name": "English",
    "plurals": [
      [
        "one",
        "n = 1"
      ],
      [
        "other",
        ""
      ]
    ],
    "you": "you",
    "elidesBefore": "",
    "thinBefore": "",
    "thinAfter": ""
  },
  "fr": {
    "name": "Français",
    "plurals": [
      [
        "one",
        "n = 0..1"
      ],
      [
        "other",
        ""
      ]
    ],
    "you": "vous",
    "elidesBefore": "aeiouàâäéèêëîïôöùûüœæ",
    "thinBefore": ":;!?»",
    "thinAfter": "«"
  },
  "cs": {
    "name": "Čeština",
    "plurals": [
      [
        "one",
        "n = 1"
      ],
      [
        "few",
        "n = 2..4"
      ],
      [
        "other",
        ""
      ]
    ],
    "you": "ty",
    "elidesBefore": "",
    "thinBefore": "",
    "thinAfter": ""
  },
  "de": {
    "name": "Deutsch",
    "plurals": [
      [
        "one",
        "n = 1"
      ],
      [
        "other",
        ""
      ]
    ],
    "you": "du",
    "elidesBefore": "",
    "thinBefore": "",
    "thinAfter": ""
  },
  "es": {
    "name": "Español",
    "plurals": [
      [
        "one",
        "n = 1"
      ],
      [
        "other",
        ""
      ]
    ],
    "you": "tú",
    "elidesBefore": "",
    "thinBefore": "",
    "thinAfter": ""
  },
  "it": {
    "name": "Italiano",
    "plurals": [
      [
        "one",
        "n = 1"
      ],
      [
        "other",
        ""
      ]
    ],
    "you": "tu",
    "elidesBefore": "",
    "thinBefore": "",
    "thinAfter": ""
  },
  "ja": {
    "name": "日本語",
    "plurals": [
      [
        "other",
        ""
      ]
    ],
    "you": "あなた",
    "elidesBefore": "",
    "thinBefore": "",
    "thinAfter": ""
  },
  "nl": {
    "name": "Nederlands",
    "plurals": [
      [
        "one",
        "n = 1"
      ],
      [
        "other",
        ""
      ]
    ],
    "you": "jij",
    "elidesBefore": "",
    "thinBefore": "",
    "thinAfter": ""
  },
  "pl": {
    "name": "Polski",
    "plurals": [
      [
        "one",
        "n = 1"
      ],
      [
        "few",
        "n % 10 = 2..4 and n % 100 != 12..14"
      ],
      [
        "many",
        ""
      ]
    ],
    "you": "ty",
    "elidesBefore": "",
    "thinBefore": "",
    "thinAfter": ""
  },
  "ru": {
    "name": "Русский",
    "plurals": [
      [
        "one",
        "n % 10 = 1 and n % 100 != 11"
      ],
      [
        "few",
        "n % 10 = 2..4 and n % 100 != 12..14"
      ],
      [
        "many",
        ""
      ]
    ],
    "you": "вы",
    "elidesBefore": "",
    "thinBefore": "",
    "thinAfter": ""
  },
  "uk": {
    "name": "Українська",
    "plurals": [
      [
        "one",
        "n % 10 = 1 and n % 100 != 11"
      ],
      [
        "few",
        "n % 10 = 2..4 and n % 100 != 12..14"
      ],
      [
        "many",
        ""
      ]
    ],
    "you": "ви",
    "elidesBefore": "",
    "thinBefore": "",
    "thinAfter": ""
  },
  "qps": {
    "name": "Pseudo",
    "plurals": [
      [
        "one",
        "n = 1"
      ],
      [
        "other",
        ""
      ]
    ],
    "you": "you",
    "elidesBefore": "",
    "thinBefore": "",
    "thinAfter": ""
  }
};
