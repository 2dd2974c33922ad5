/** The parts into which the build divides a language; see `vite.config.ts`. */
declare module '*.json?start' {
  const messages: object;
  export default messages;
}
declare module '*.json?rest' {
  const messages: object;
  export default messages;
}
declare module '*.json?admin' {
  const messages: object;
  export default messages;
}
