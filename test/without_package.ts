import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..')

/**
 * Runs a module in a new process in which a package cannot be loaded until the module calls `bringBack`. Returns its output,
 * parsed as JSON.
 */
export async function withoutPackage(specifier: string, program: string): Promise<unknown> {
	const before = `
		import { registerHooks } from 'node:module'
		const hooks = registerHooks({
			resolve(asked, context, next) {
				if (asked === ${JSON.stringify(specifier)}) throw new Error('It cannot be loaded.')
				return next(asked, context)
			},
		})
		const bringBack = () => hooks.deregister()`
	const words = ['--input-type=module', '--eval', `${before}\n${program}`]
	const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root })
	return JSON.parse(stdout)
}
