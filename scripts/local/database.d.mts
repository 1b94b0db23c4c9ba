export function migrate(): Promise<void>;
export function demoIsFilled(): boolean;
export function fillDemo(): Promise<void>;
