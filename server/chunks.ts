import { join, parse, relative } from 'node:path'

/** The module information that the bundler provides. */
interface Modules {
	getModuleInfo(
		id: string,
	): { importers: readonly string[]; dynamicImporters: readonly string[]; isEntry: boolean } | null
}

const framework = /node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper/
/** Modules loaded by every page: the document and the frame around each page. */
const frame = ['app/root.tsx', 'app/site.tsx', 'app/entry.client.tsx']
const home = 'app/pages/home/route.tsx'
/** Pages that import the field component have a form. */
const field = 'app/ui/field.tsx'
/** The maximum number of pages for a module to count as rare. */
const rarely = 3

/**
 * The files (chunks) that browsers load modules in. A few compress better than many and cost fewer headers, yet no page should load code it
 * does not need, least of all the home page. A module's chunk follows from which pages import it statically; imported modules join the same
 * chunk unless an earlier one has them, so the most shared come first.
 */
const files = [
	// The libraries that change least.
	'framework',
	// The frame around every page, and modules the home page shares with others.
	'shared',
	// Modules shared by different kinds of pages, but not the home page.
	'inner',
	// Modules shared only by pages with fields.
	'form',
	// Modules shared by two or three pages of different kinds, each in its own file.
	'rare',
	// Modules shared only by pages of one kind, in a file named after its folder.
	'kind',
	// Modules that lazily loaded parts share with the office, whose chunks they would otherwise load.
	'late',
	// Modules shared only by screens of the office.
	'office',
] as const

type File = (typeof files)[number]

/** The chunk groups for a build of the folder `root`. */
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

/** The paths of modules that load a module: routes, and lazily imported parts. */
interface Users {
	pages: Set<string>
	screens: Set<string>
	late: Set<string>
}

/** Returns a function that maps a module to its chunk; null for a module that gets its own chunk or joins its only importer's. */
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
		// Pages with fields get a chunk of their own: its imports may be in the form chunk, which the other pages of the kind do not load.
		if (others.length === 0) return { file: 'kind', name: haveFields ? `${kind}_form` : kind }
		if (haveFields) return named('form')
		if (pages.has(home)) return named('shared')
		return pages.size > rarely ? named('inner') : { file: 'rare', name: parse(id).name }
	}
}

const named = (file: File) => ({ file, name: file })

const isOfOffice = (path: string) => path.startsWith('app/office/')

/** `rolloff` for `app/rolloff/size/route.tsx`, `about` for `app/pages/about/route.tsx`. */
const kindOf = (page: string) => page.replace(/^app\/(pages\/)?/, '').replace(/\/.*/, '')
