import project from '../package.json' with { type: 'json' }

/** CHANGELOG.md lists the changes in each version. */
export const { version } = project
