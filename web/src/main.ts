// The entry point of the page.
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";

// Installed as an app, the page opens without a network too. Browsers allow this at home and where the line is encrypted.
if (import.meta.env.PROD && "serviceWorker" in navigator) addEventListener("load", () => void navigator.serviceWorker.register("/worker.js"));

mount(App, { target: document.getElementById("app") ?? document.body });
