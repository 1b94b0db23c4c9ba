/** Apart: the second Worker reads the table, 20 KB of it packed, with the first text of strangers, not at its start. */
export { decodeHTML } from "entities/decode";
