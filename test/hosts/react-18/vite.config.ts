import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  // React's development build says what it does not like of the page.
  mode: 'development',
  define: { 'process.env.NODE_ENV': '"development"' },
  build: isSsrBuild ? {} : { rollupOptions: { input: ['index.html', 'server.html', 'wrong.html'] } },
}));
