import base from "./playwright.config";

// `npx playwright test --config playwright.pictures.ts` draws the pictures in `docs/pictures` again.
export default { ...base, testDir: "tests/pictures", testMatch: "*.picture.ts", workers: 1 };
