import { m as require__builtin_node_buffer } from "./desk-text.js";
import { p as readJsonText } from "./desk-tell.js";

// src/core/json-bytes.ts
var import__builtin_node_buffer = require__builtin_node_buffer();
/** What bytes hold as JSON in UTF-8, or undefined where they hold none. */
const readJsonBytes = (bytes) => (0, import__builtin_node_buffer.isUtf8)(bytes) ? readJsonText(Buffer.from(bytes).toString()) : void 0;

export { readJsonBytes as t };