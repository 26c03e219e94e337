import "@fontsource/marcellus/latin-400.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./style/theme.css";
import "./style/page.css";

export default mount(App, { target: document.getElementById("app")! });
