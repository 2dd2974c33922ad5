/** Made by the build; see `build/about.ts`. */
declare module 'virtual:about' {
  export const build: { version: string; buildDate: string; commit?: string };
  export const thirdParties: readonly { name: string; version: string; licence: string; url?: string }[];
}
