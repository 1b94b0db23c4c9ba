/** Writes docs/openapi.json from the rows of the contract: `npm run openapi`. */
import { writeFileSync } from "node:fs";
import { openApiDocument } from "upstream/openapi/document";
import { argumentsOf } from "./local/arguments";

argumentsOf("npm run openapi", {});
const file = new URL("../docs/openapi.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
