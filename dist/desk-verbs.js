import { n as verbs, t as publishing } from "./desk-desk-verbs.js";
import { t as readRule } from "./desk-whole-settings.js";

export { publishing, readRule, verbs };