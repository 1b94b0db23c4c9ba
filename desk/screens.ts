/** All screens of the desk, in the order of its navigation. */
import type { Screen } from "./screen";
import { enrolment, signIn, signOut } from "./screens/access";
import { audit } from "./screens/audit";
import { today } from "./screens/today";

export const screens: readonly Screen[] = [signIn, enrolment, signOut, today, audit];
