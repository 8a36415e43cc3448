import { join, parse, relative } from 'node:path'

/** What the bundler tells about a module. */
interface Modules {
	getModuleInfo(
		id: string,
	): { importers: readonly string[]; dynamicImporters: readonly string[]; isEntry: boolean } | null
}

const framework = /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper/
/** What every page loads: the document and the frame around each page. */
const frame = ['app/root.tsx', 'app/site.tsx', 'app/entry.client.tsx']
const home = 'app/pages/home/route.tsx'
/** What has fields has a form. */
const field = 'app/ui/field.tsx'
/** Pages that share what is rare, at most. */
const rarely = 3

/**
 * The files that browsers load modules in. Few compress better than many and cost fewer heads; yet no page loads what it does not need, and
 * the home page least of all: it has no bytes to spare. So what rides in a file follows from which pages reach it by static imports. Each
 * file also takes what its modules import, unless one before it has: what more pages share comes first.
 */
const files = [
	// The libraries that change least.
	'framework',
	// The frame around every page, and what the home page has in common with others.
	'shared',
	// What only pages with fields share.
	'form',
	// What pages of different kinds share and the home page does not have.
	'inner',
	// What two or three pages of different kinds share, each module in one of its own.
	'rare',
	// What only pages of one kind share, in a file named after its folder.
	'kind',
	// What parts that pages load late share with the office, which they would bring along else.
	'late',
	// What screens of the office share and no page has.
	'office',
] as const

type File = (typeof files)[number]

/** The groups of a build of the folder `root`. */
export function chunkGroups(root: string) {
	const fileOf = filesIn(root)
	return files.map((file, at) => ({
		name(id: string, modules: Modules) {
			const found = fileOf(id, modules)
			return found?.file === file ? found.name : null
		},
		debugName: file,
		priority: files.length - at,
	}))
}

/** What loads a module, as paths: routes, and parts that are imported late. */
interface Users {
	pages: Set<string>
	screens: Set<string>
	late: Set<string>
}

/** Says of a module which file it rides in; null for one of its own, or that of what alone uses it. */
function filesIn(root: string): (id: string, modules: Modules) => { file: File; name: string } | null {
	const known = new Map<string, Users>()

	function usersOf(id: string, modules: Modules): Users {
		const had = known.get(id)
		if (had) return had
		const users: Users = { pages: new Set(), screens: new Set(), late: new Set() }
		const seen = new Set([id])
		for (const next of seen) {
			const module = modules.getModuleInfo(next)
			const path = relative(root, next.replace(/\?.*/, ''))
			if (module?.isEntry) users[isOfOffice(path) ? 'screens' : 'pages'].add(path)
			else if (module && module.dynamicImporters.length > 0) users.late.add(path)
			for (const importer of module?.importers ?? []) seen.add(importer)
		}
		known.set(id, users)
		return users
	}

	return (id, modules) => {
		if (framework.test(id)) return named('framework')
		const { pages, screens, late } = usersOf(id, modules)
		if (pages.size + screens.size + late.size < 2) return null
		if (frame.some((path) => pages.has(path))) return named('shared')
		if (pages.size === 0)
			return screens.size > 0 ? named([...late].every(isOfOffice) ? 'office' : 'late') : null
		const withFields = usersOf(join(root, field), modules).pages
		const haveFields = [...pages].every((page) => withFields.has(page))
		const [kind = '', ...others] = new Set([...pages].map(kindOf))
		// What it imports may ride in the file for fields, which others of its kind do not load.
		if (others.length === 0) return { file: 'kind', name: haveFields ? `${kind}_form` : kind }
		if (haveFields) return named('form')
		if (pages.has(home)) return named('shared')
		return pages.size > rarely ? named('inner') : { file: 'rare', name: parse(id).name }
	}
}

const named = (file: File) => ({ file, name: file })

const isOfOffice = (path: string) => path.startsWith('app/office/')

/** `rolloff` of `app/rolloff/size/route.tsx`, `about` of `app/pages/about/route.tsx`. */
const kindOf = (page: string) => page.replace(/^app\/(pages\/)?/, '').replace(/\/.*/, '')
