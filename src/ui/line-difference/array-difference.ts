/** The one part of jsdiff that is used: asked for by its own name, a bundler would keep all of it. */
export { diffArrays } from 'diff';
