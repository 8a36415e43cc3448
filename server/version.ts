import project from '../package.json' with { type: 'json' }

/** What is released under this number is in CHANGELOG.md. */
export const { version } = project
