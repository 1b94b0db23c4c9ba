/** Wordmarks for invented and listed brands and stores, 320×120. */
export interface LogoRequest {
  name: string;
  seed: number;
}

export function drawStoreLogo(request: LogoRequest): string {
  return wordmark(request);
}

export function drawBrandLogo(request: LogoRequest): string {
  return wordmark(request);
}

function wordmark({ name }: LogoRequest): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120" width="320" height="120"><text x="160" y="70" text-anchor="middle" font-family="Georgia,serif" font-size="32">${name.replace(/[<&]/g, (c) => (c === "&" ? "&amp;" : "&lt;"))}</text></svg>`;
}
