import { listed } from '#platform/text/listed.ts'
import { backUp } from './backup/backup_command.ts'
import { restore } from './backup/restore_command.ts'
import type { Environment } from './env.ts'
import { owner } from './owner_command.ts'

/** The program's commands other than serving, by first argument. */
const commands = new Map<string, (environment: Environment, words: string[]) => Promise<string>>([
	['backup', backUp],
	['owner', owner],
	['restore', restore],
])

/** Runs a command and exits: 0 with its result on standard output, 1 with a sentence on standard error. */
export async function runCommand(environment: Environment, [name = '', ...words]: string[]): Promise<never> {
	const command = commands.get(name)
	// Node exits when a pending promise can never resolve: that must not look like success.
	process.exitCode = 1
	try {
		if (!command) throw new Error(`There is no command ${name}; there are ${listed([...commands.keys()])}.`)
		process.stdout.write(`${await command(environment, words)}\n`)
		process.exit(0)
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
		process.exit(1)
	}
}
