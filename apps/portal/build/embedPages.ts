import type { Plugin } from 'vite';

/** Serves `/embed` in development as the server does with the built portal. */
export const embedPages: Plugin = {
  name: 'embed-pages',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const path = request.url?.split('?')[0] ?? '';
      if (path === '/embed/zrak.js') request.url = '/src/embed/zrak.ts';
      else if (path.startsWith('/embed/') && request.headers.accept?.includes('text/html')) {
        request.url = '/embed/index.html';
      }
      next();
    });
  },
};
