import { DataFileMistake } from '#platform/data_files/data_file.ts'
import { isSystemError } from '#platform/process/system_error.ts'

/** The company's files (`companies/`) are read while the modules load, before anybody can catch what is wrong with them. */
function giveUp(error: Error): void {
	const isOfFile = error instanceof DataFileMistake || isSystemError(error)
	process.stderr.write(isOfFile ? `The server could not start: ${error.message}\n` : `${error.stack}\n`)
	process.exit(1)
}

process.on('uncaughtException', giveUp)

/** To be called when all modules are loaded. */
export function endContentWatch(): void {
	process.off('uncaughtException', giveUp)
}
