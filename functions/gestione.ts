/** `/gestione`: the operator's desk. */
export { answerDesk as onRequest } from "../desk/index";
