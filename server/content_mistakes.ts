import { DataFileMistake } from '#platform/data_files/data_file.ts'
import { isSystemError } from '#platform/process/system_error.ts'

/** Reports mistakes in the company's files (`companies/`): they are read while modules load, before any code could catch an error. */
function giveUp(error: Error): void {
	const isOfFile = error instanceof DataFileMistake || isSystemError(error)
	process.stderr.write(isOfFile ? `The server could not start: ${error.message}\n` : `${error.stack}\n`)
	process.exit(1)
}

process.on('uncaughtException', giveUp)

/** Call when all modules are loaded. */
export function endContentWatch(): void {
	process.off('uncaughtException', giveUp)
}
