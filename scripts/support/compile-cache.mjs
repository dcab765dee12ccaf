/**
 * Loaded ahead of a command (`node --import`), so that Node keeps its modules compiled and without types, for this
 * process and for those that it starts. A build starts 0.3 to 0.6 s sooner. No TypeScript itself, since that would have
 * to be compiled before there is a cache. A Node that is too old has no such function: it is told here what is needed.
 */
import module from 'node:module'

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`This is Node ${process.versions.node}, and pages-from-yaml needs Node 24 or newer.
  Get it from https://nodejs.org, or put it into this folder: npm install node@24`)
  process.exit(1)
}

const { directory } = module.enableCompileCache()
if (directory) process.env.NODE_COMPILE_CACHE ??= directory
