import { n as publishing, r as verbs, t as auditPush } from "./desk-desk-verbs.js";
import { t as readRule } from "./desk-whole-settings.js";

export { auditPush, publishing, readRule, verbs };