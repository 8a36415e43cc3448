/** A single-key shortcut, active when no field has the focus, with its description. */
interface Shortcut {
	key: string
	words: string
	/** Returns false if this page has nothing for the key. */
	press(): boolean
}

/** A group of shortcuts on the sheet. */
interface ShortcutGroup {
	title: string
	shortcuts: readonly Shortcut[]
}

/** Shortcuts that work on every page. */
export const everywhere: readonly Shortcut[] = [
	{ key: 't', words: 'Today', press: () => click(`a[href='/admin']`) },
]

/**
 * The office's single-key shortcuts. Each activates a control of the page, found by a selector, and does nothing on pages
 * without it.
 */
export const shortcutGroups: readonly ShortcutGroup[] = [
	{
		title: 'In the inbox and on Today',
		shortcuts: [
			{ key: 'j', words: 'Next line (Enter opens it)', press: () => stepLine(1) },
			{ key: 'k', words: 'Previous line', press: () => stepLine(-1) },
			{ key: 'c', words: 'Call the line', press: callLine },
			{ key: 'x', words: 'Choose the line, to change several', press: chooseLine },
			{ key: '/', words: 'Search', press: () => focusOn('main input[type=search]') },
		],
	},
	{
		title: 'On a request',
		shortcuts: [
			{ key: 'n', words: 'Next request (in the inbox: next page)', press: () => click('main a[rel=next]') },
			{
				key: 'p',
				words: 'Previous request (in the inbox: previous page)',
				press: () => click('main a[rel=prev]'),
			},
			{ key: 'u', words: 'Back to the list', press: () => click('main [data-shortcut=list]') },
			{ key: 'c', words: 'Call', press: () => click('main [data-shortcut=call]') },
			{ key: 'e', words: 'Write a note', press: () => focusOn('#lead-work textarea') },
			{ key: 'a', words: 'Assign', press: () => focusOn('#lead-work select[name=assignee]') },
			{
				key: 'r',
				words: 'Answer by email: Tab chooses the text, Enter opens it',
				press: () => focusOn('main [data-shortcut=answer] a'),
			},
			{
				key: 'd',
				words: 'Close it: chooses Won or Done, s saves it',
				press: () => choose('#lead-work input[value=won]'),
			},
			{ key: 's', words: 'Save', press: () => click('#lead-work button[value=save]') },
			{ key: 'f', words: 'Follow up', press: () => focusOn('#lead-work select[name=follow_up]') },
		],
	},
]

function find(selector: string): HTMLElement | null {
	return document.querySelector<HTMLElement>(selector)
}

function click(selector: string): boolean {
	const control = find(selector)
	control?.click()
	return control !== null
}

function focusOn(selector: string): boolean {
	const control = find(selector)
	control?.focus()
	return control !== null
}

function choose(selector: string): boolean {
	click(selector)
	return focusOn(selector)
}

function lines(): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>('main [data-shortcut=line]')]
}

/** Focuses the line after or before the focused or last opened one; the first line if there is none. */
function stepLine(step: 1 | -1): boolean {
	const all = lines()
	const { activeElement } = document
	const at = all.findIndex((line) => line.closest('li')?.contains(activeElement))
	// Not `:target`, which browsers update only some time after a client navigation.
	const opened = location.hash && document.getElementById(location.hash.slice(1))
	const from = at === -1 ? all.findIndex((line) => line.closest('li') === opened) : at
	all[Math.min(Math.max(from === -1 ? 0 : from + step, 0), all.length - 1)]?.focus()
	return all.length > 0
}

function callLine(): boolean {
	const call = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-shortcut=call-line]')
	call?.click()
	return Boolean(call)
}

function chooseLine(): boolean {
	const line = document.activeElement?.closest('li')
	const box = line?.querySelector<HTMLInputElement>('input[name=lead]')
	if (!box) return false
	const choosing = document.querySelector<HTMLInputElement>('[data-shortcut=choose]')
	if (choosing && !choosing.checked) choosing.click()
	box.click()
	return true
}
