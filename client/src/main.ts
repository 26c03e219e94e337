import "@fontsource/marcellus/latin-400.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { reading } from "./lib/language.svelte";
import { keepPage } from "./lib/versions";
import "./style/theme.css";
import "./style/page.css";

addEventListener("load", () => void keepPage());
await reading.begin();

export default mount(App, { target: document.getElementById("app")! });
