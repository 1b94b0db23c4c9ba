/** The picture of an address that a telephone reads: beside the Worker, because an operator needs it once. */
import { renderSVG } from "uqr";

export const qrOf = (address: string): string => renderSVG(address, { border: 2 });
