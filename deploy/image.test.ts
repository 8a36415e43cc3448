import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import {
	chmodSync,
	chownSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	rmSync,
	symlinkSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#test/free_port.ts'
import { Layer } from './image_layers.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)
/** An unprivileged user for the steps: `nobody` if the tests run as root, otherwise the current user. */
const ordinary: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

interface Stage {
	/** The root of the stage's file system. */
	folder: string
	workdir: string
	environment: Record<string, string>
	command: string[]
	layer: Layer
}

test('the steps of the image, run in an empty folder by an ordinary user, produce a server that answers', async () => {
	const place = mkdtempSync(join(tmpdir(), 'hauler-image-'))
	chmodSync(place, 0o755)
	onTestFinished(() => rmSync(place, { recursive: true, force: true }))
	const { folder, workdir, environment, command } = await takeSteps(place)
	const [program, ...options] = command
	expect(program).toBe('node')
	const port = await freePort()
	const server = spawn(join(place, 'bin/node'), options, {
		...ordinary,
		cwd: join(folder, workdir),
		env: {
			...environment,
			DATA_DIR: join(folder, String(environment.DATA_DIR)),
			PORT: String(port),
			HOST: '127.0.0.1',
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	onTestFinished(() => end(server))
	let output = ''
	for (const stream of [server.stdout, server.stderr])
		stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
	const healthy = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status
	await expect.poll(healthy, { message: output }).toBe(200)
	const page = await fetch(`http://127.0.0.1:${port}/`)
	expect(await page.text()).toContain('Trash')
	expect(
		existsSync(join(folder, workdir, 'node_modules/prettier')),
		'what only builds and tests is left out',
	).toBe(false)
})

/** Runs the Dockerfile's steps in folders below `place` instead of in containers; returns the last stage, the image. */
async function takeSteps(place: string): Promise<Stage> {
	const context = join(place, 'context')
	mkdirSync(context)
	// The files that git tracks or would add, without tests: a fresh clone's. In a used checkout, .dockerignore excludes the rest.
	const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
		cwd: root,
	})
	for (const file of files
		.toString()
		.split('\0')
		.filter((name) => name && !/\.test\.tsx?$/.test(name))) {
		if (existsSync(join(root, file))) cpSync(join(root, file), join(context, file))
	}
	const stages = new Map<string, Stage>()
	let stage: Stage = { folder: context, workdir: '/', environment: {}, command: [], layer: new Layer() }
	for (const step of stepsOf(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'))) {
		const [keyword, ...words] = step.split(' ')
		if (keyword !== 'FROM') stage.layer.add(step, [])
		switch (keyword) {
			case 'FROM': {
				const name = words[2] ?? 'image'
				stage = {
					folder: join(place, name),
					workdir: '/',
					environment: baseEnvironment(place),
					command: [],
					layer: new Layer(),
				}
				stages.set(name, stage)
				own(stage.folder)
				break
			}
			case 'WORKDIR':
				stage.workdir = String(words[0])
				own(join(stage.folder, stage.workdir))
				break
			case 'ENV':
				for (const [, name = '', quoted, plain] of words.join(' ').matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g))
					stage.environment[name] = quoted ?? plain ?? ''
				break
			case 'COPY':
				copy(words, stage, stages, context)
				break
			case 'RUN':
				await stage.layer.through(stage.folder, takeRun.bind(null, stage, words.join(' ')))
				break
			case 'CMD':
				stage.command = JSON.parse(words.join(' ')) as string[]
				break
			case 'USER':
			case 'VOLUME':
			case 'EXPOSE':
			case 'HEALTHCHECK':
			case 'STOPSIGNAL':
				break
			default:
				throw new Error(`This test does not know how to take ${step}`)
		}
	}
	return stage
}

/** The Dockerfile's steps. Each must be on one line, with single spaces between its words. */
function stepsOf(dockerfile: string): string[] {
	return dockerfile.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

function takeRun({ folder, workdir, environment }: Stage, line: string): Promise<unknown> {
	return run('sh', ['-c', line], {
		...ordinary,
		cwd: join(folder, workdir),
		env: environment,
		maxBuffer: 64 * 1024 * 1024,
	})
}

/** Stands in for the base image: a home folder, and copies of this Node and npm, which may be in folders only root can read. */
function baseEnvironment(place: string): Record<string, string> {
	const bin = join(place, 'bin')
	const home = join(place, 'home')
	if (!existsSync(bin)) {
		mkdirSync(home)
		const settings = join(homedir(), '.npmrc')
		if (existsSync(settings)) cpSync(settings, join(home, '.npmrc'))
		if (ordinary.uid !== undefined) execFileSync('chown', ['-R', `${ordinary.uid}:${ordinary.gid}`, home])
		mkdirSync(bin)
		cpSync(process.execPath, join(bin, 'node'))
		const npm = realpathSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim())
		cpSync(join(dirname(npm), '..'), join(place, 'npm'), { recursive: true })
		symlinkSync('../npm/bin/npm-cli.js', join(bin, 'npm'))
	}
	// Passes on the machine's network settings for the registry, as a Docker host would have its own.
	const network = Object.entries(process.env).filter(([name]) =>
		/^(NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy|npm_config_(cafile|registry|https?_proxy|proxy))$/i.test(
			name,
		),
	)
	return {
		...(Object.fromEntries(network) as Record<string, string>),
		HOME: home,
		PATH: `${bin}:/usr/local/bin:/usr/bin:/bin`,
	}
}

function copy(words: string[], stage: Stage, stages: Map<string, Stage>, context: string): void {
	const paths = words.filter((word) => !word.startsWith('--'))
	const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
	const source = from ? stages.get(from)?.folder : context
	if (source === undefined) throw new Error(`No stage is called ${from}.`)
	const target = String(paths.pop())
	const sources = paths.map((path) => join(source, path))
	stage.layer.add('', sources, from ? undefined : context)
	for (const path of paths) {
		const to = join(stage.folder, target.startsWith('/') ? '' : stage.workdir, target)
		const isIntoFolder = target.endsWith('/') && path !== '.'
		cpSync(join(source, path), isIntoFolder ? join(to, basename(path)) : to, {
			recursive: true,
			verbatimSymlinks: true,
		})
	}
	if (ordinary.uid !== undefined)
		execFileSync('chown', ['-R', `${ordinary.uid}:${ordinary.gid}`, stage.folder])
}

function own(folder: string): void {
	mkdirSync(folder, { recursive: true })
	if (ordinary.uid !== undefined) chownSync(folder, ordinary.uid, ordinary.gid ?? ordinary.uid)
}

async function end(server: ChildProcess): Promise<void> {
	if (server.exitCode !== null) return
	const ended = new Promise((resolve) => server.once('exit', resolve))
	server.kill('SIGTERM')
	await ended
}
