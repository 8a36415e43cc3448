import { execFileSync, spawnSync } from 'node:child_process'
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { proxyList, readEnvironment, settingNames } from '#server/env.ts'
import { frontConfiguration } from '#test/front.ts'
import { makeCertificate, nginxBinary } from '#test/nginx.ts'

interface Compose {
	services: Record<
		string,
		{
			environment?: Record<string, string>
			volumes?: string[]
			depends_on?: Record<string, unknown>
			networks?: string[] | Record<string, { ipv4_address?: string }>
		}
	>
	networks: Record<string, { ipam: { config: { subnet: string; ip_range?: string }[] } }>
	volumes: Record<string, unknown>
}

const here = import.meta.dirname
const read = (name: string) => readFileSync(join(here, name), 'utf8')

test('nginx accepts the front’s configuration without a warning', () => {
	const folder = mkdtempSync(join(tmpdir(), 'hauler-front-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	const { certificate, key } = makeCertificate(folder)
	const file = join(folder, 'nginx.conf')
	writeFileSync(
		file,
		frontConfiguration({
			PUBLIC_URL: 'https://hauler.example',
			TLS_CERTIFICATE: certificate,
			TLS_KEY: key,
			FRONT_DIR: folder,
			LISTEN: '127.0.0.1',
			HTTP_PORT: '18080',
			HTTPS_PORT: '18443',
			OFFICE_PHONE: '(970) 555-0142',
			ACCESS_LOG: join(folder, 'access.log'),
		}),
	)
	const checked = spawnSync(nginxBinary, ['-t', '-c', file], { encoding: 'utf8' })
	expect(checked.status, checked.stderr).toBe(0)
	expect(checked.stderr).not.toContain('[warn]')
})

test.for(['hauler.service', 'hauler-front.service', 'hauler-backup.service', 'hauler-backup.timer'])(
	'systemd accepts %s',
	(unit) => {
		// --man=no: the documentation that the units name is not at its installed path here.
		const checked = spawnSync('systemd-analyze', ['verify', '--man=no', join(here, unit)], {
			encoding: 'utf8',
		})
		expect(checked.error).toBeUndefined()
		expect(checked.status, checked.stderr).toBe(0)
		expect(checked.stderr).toBe('')
	},
)

/** Creates backup archives of several ages, and other files, in a folder. */
function layArchives(folder: string): void {
	const days = {
		'hauler-new.tar.gz': 0,
		'hauler-29.tar.gz': 29,
		'hauler-32.tar.gz': 32,
		'hauler-90.tar.gz': 90,
	}
	for (const [name, age] of Object.entries({ ...days, 'notes.txt': 90, 'other.tar.gz': 90 })) {
		writeFileSync(join(folder, name), '')
		const then = Date.now() / 1000 - age * 24 * 3600
		utimesSync(join(folder, name), then, then)
	}
}

const keptArchives = ['hauler-29.tar.gz', 'hauler-new.tar.gz', 'notes.txt', 'other.tar.gz']

test('the nightly backup keeps the archives of the last 30 days and all other files in its folder', () => {
	const folder = mkdtempSync(join(tmpdir(), 'hauler-kept-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	layArchives(folder)
	const command = /^ExecStartPost=(.*)$/m.exec(read('hauler-backup.service'))?.[1] ?? ''
	execFileSync('sh', ['-c', command.replace('/var/backups/hauler', folder)])
	expect(readdirSync(folder).toSorted()).toEqual(keptArchives)
})

test('the nightly backup of containers copies archives into the same folder every night, and keeps those of the last 30 days in both', () => {
	const folder = mkdtempSync(join(tmpdir(), 'hauler-nights-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	for (const name of ['bin', 'deploy', 'data/backups']) mkdirSync(join(folder, name), { recursive: true })
	layArchives(join(folder, 'data/backups'))
	copyFileSync(join(here, 'backup.sh'), join(folder, 'deploy/backup.sh'))
	// Docker is not available: this stand-in runs the requested commands on the host.
	const docker = `#!/bin/sh
		[ "$1 $2 $3" = 'compose -f deploy/compose.yaml' ] || exit 1
		shift 3
		case "$*" in
			'exec -T app node build/server/index.js backup /data/backups') ;;
			'exec -T app find /data/backups '*) shift 5; exec find ${folder}/data/backups "$@" ;;
			'cp app:/data/backups/. backups') mkdir -p backups && exec cp -a ${folder}/data/backups/. backups ;;
			*) exit 1 ;;
		esac`
	writeFileSync(join(folder, 'bin/docker'), docker, { mode: 0o755 })
	const env = { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` }
	mkdirSync(join(folder, 'backups'))
	layArchives(join(folder, 'backups'))
	for (const night of [1, 2]) {
		execFileSync(join(folder, 'deploy/backup.sh'), { cwd: '/', env })
		for (const kept of ['data/backups', 'backups'])
			expect(readdirSync(join(folder, kept)).toSorted(), `${kept} in night ${night}`).toEqual(keptArchives)
	}
})

test.for([
	[
		'whetstone',
		0,
		['start hauler-backup', 'build', 'daemon-reload', 'restart hauler', 'reload hauler-front'],
	],
	['nowhere', 1, ['start hauler-backup']],
] as const)(
	'an upgrade with the company folder %s exits with %d; it makes a backup first and touches the services last',
	([company, status, steps]) => {
		const folder = mkdtempSync(join(tmpdir(), 'hauler-upgrade-'))
		onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
		for (const name of ['bin', 'etc/hauler', 'etc/systemd/system'])
			mkdirSync(join(folder, name), { recursive: true })
		writeFileSync(join(folder, 'etc/hauler/environment'), `COMPANY='companies/${company}'\n`)
		// systemd is not available: this stand-in only records its arguments.
		writeFileSync(join(folder, 'bin/systemctl'), `#!/bin/sh\necho "$*" >>${folder}/steps\n`, { mode: 0o755 })
		const script = readFileSync(join(here, '../bin/upgrade'), 'utf8')
			.replaceAll('/etc/', `${folder}/etc/`)
			.replace('\nbin/build\n', `\necho build >>${folder}/steps\n`)
		writeFileSync(join(folder, 'steps'), '')
		const upgraded = spawnSync('bash', ['-c', script, 'bin/upgrade'], {
			cwd: join(here, '..'),
			encoding: 'utf8',
			env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}` },
		})
		expect(upgraded.status, upgraded.stderr).toBe(status)
		expect(readFileSync(join(folder, 'steps'), 'utf8').split('\n').filter(Boolean)).toEqual(steps)
		expect(readdirSync(join(folder, 'etc/systemd/system'))).toHaveLength(status === 0 ? 4 : 0)
	},
)

test('every way to start the server applies the settings that keep its memory small', () => {
	const settings = Object.entries(parseEnv(read('memory.env'))).map(
		([name, value]) => `${name}=${value?.includes(' ') ? `"${value}"` : value}`,
	)
	expect(settings).toHaveLength(4)
	for (const setting of settings)
		expect(read('Dockerfile')).toMatch(new RegExp(`^ENV .*${setting}( |$)`, 'm'))
	expect(read('hauler.service')).toContain('EnvironmentFile=/opt/hauler/deploy/memory.env\n')
	expect(readFileSync(join(here, '../bin/start'), 'utf8')).toContain('done <deploy/memory.env\n')
})

test('the compose file names only settings, services and files that exist', () => {
	const compose = parse(read('compose.yaml')) as Compose
	expect(Object.keys(compose.services)).toEqual(['front', 'app', 'database', 'pictures'])
	const app = compose.services.app?.environment ?? {}
	expect(Object.keys(app).filter((name) => !settingNames.includes(name))).toEqual([])
	const front = compose.services.front?.environment ?? {}
	expect(Object.keys(front).filter((name) => !read('front.sh').includes(`#   ${name}`))).toEqual([])
	const services = Object.values(compose.services)
	const needed = services.flatMap((service) => Object.keys(service.depends_on ?? {}))
	expect(needed.filter((name) => !(name in compose.services))).toEqual([])
	const mounted = services
		.flatMap((service) => service.volumes ?? [])
		.map((volume) => volume.replace(/\$\{[^}]*\}/g, '/given').split(':')[0] ?? '')
	const files = mounted.filter((source) => source.startsWith('./'))
	expect(files.filter((file) => !existsSync(join(here, file)))).toEqual([])
	const named = mounted.filter((source) => /^[a-z]/.test(source))
	expect(named.toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
})

/** The settings that the image fixes: its listening address and its volume. */
const settingsOfImage = new Set(['PORT', 'HOST', 'DATA_DIR'])

test('the compose file passes on every setting that the image does not fix', () => {
	const app = (parse(read('compose.yaml')) as Compose).services.app?.environment ?? {}
	const missing = settingNames.filter((name) => !(name in app) && !settingsOfImage.has(name))
	expect(missing).toEqual([])
})

test('no container can be assigned the address that another one is configured with', () => {
	const { networks, services } = parse(read('compose.yaml')) as Compose
	const asked = Object.values(services).flatMap(({ networks: joined = [] }) =>
		Array.isArray(joined)
			? []
			: Object.entries(joined).map(([network, { ipv4_address: address }]) => ({ network, address })),
	)
	const fixed = asked.flatMap(({ network, address }) => (address ? [{ network, address }] : []))
	expect(fixed).not.toEqual([])
	for (const { network, address } of fixed) {
		const [{ subnet, ip_range: handedOut = subnet } = { subnet: '' }] = networks[network]?.ipam.config ?? []
		expect(proxyList([subnet]).check(address), address).toBe(true)
		expect(proxyList([handedOut]).check(address), address).toBe(false)
	}
})

test('the compose file’s settings start a server', () => {
	const given: Record<string, string> = {
		PUBLIC_URL: 'https://hauler.example',
		DATABASE_PASSWORD: 'p',
		APP_SECRET: 'a secret of more than thirty-two letters',
		S3_ACCESS_KEY_ID: 'k',
		S3_SECRET_ACCESS_KEY: 's',
	}
	const app = (parse(read('compose.yaml')) as Compose).services.app?.environment ?? {}
	const filled = Object.entries(app).map(([name, value]) => [
		name,
		value.replace(/\$\{(\w+)[^}]*\}/g, (_, variable: string) => given[variable] ?? ''),
	])
	expect(() => readEnvironment(Object.fromEntries(filled) as Record<string, string>)).not.toThrow()
})

test('the front’s script has a syntax that any shell accepts', () => {
	expect(() => execFileSync('sh', ['-n', join(here, 'front.sh')])).not.toThrow()
	expect(read('front.sh').startsWith('#!/bin/sh\n')).toBe(true)
})

test('a command run by systemd finds the site’s Node, not the machine’s, although systemd has a search path of its own', () => {
	const command = readFileSync(join(here, '../bin/on-server'), 'utf8')
	expect(command).toMatch(/^exec systemd-run .*\\\n.*-E PATH=\/opt\S+ \\\n\t\/usr\/bin\/env node .*"\$@"\n$/m)
})
