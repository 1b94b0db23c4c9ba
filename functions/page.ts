/** Every address that is nothing else: the pages, their data and the resource routes of Remix. */
export { onRequest } from "server/index";
