import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '#test/free_port.ts'
import { hangMs } from '#test/hang_ms.ts'
import { pressMs } from '../pressed_links.ts'
import { listen } from './complaints.ts'
import type { OtherBrowser, Part, Tab } from './tab.ts'

/** Starts Debian's WebKit driver on a separate virtual screen. Each tab is a separate browser. */
export async function startWebKit(): Promise<OtherBrowser> {
	const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
	if (!binary) throw new Error('WebKit is missing: please install webkit2gtk-driver.')
	const folder = mkdtempSync(join(tmpdir(), 'hauler-webkit-'))
	const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
		stdio: ['ignore', 'pipe', 'ignore'],
	})
	const [display] = (await once(createInterface(screen.stdout), 'line')) as [string]
	const port = await freePort()
	const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
		stdio: 'ignore',
		env: {
			...process.env,
			DISPLAY: `:${display}`,
			HOME: folder,
			// There is no GPU, and no accessibility bus.
			WEBKIT_DISABLE_COMPOSITING_MODE: '1',
			WEBKIT_DISABLE_DMABUF_RENDERER: '1',
			NO_AT_BRIDGE: '1',
		},
	})
	const url = `http://127.0.0.1:${port}`
	await untilAnswers(`${url}/status`)
	return {
		openTab: async () => tabOf(await openBrowser(url, binary)),
		async close() {
			await Promise.all([ended(driver), ended(screen)])
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

async function openBrowser(url: string, binary: string): Promise<WebDriver> {
	const options = { binary, args: ['--automation'] }
	const driver = await new Builder()
		.usingServer(url)
		.withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
		.build()
	const executor = driver.getExecutor()
	const send = executor.execute.bind(executor)
	// The driver never responds for a browser that has died, so each command needs a timeout.
	executor.execute = (command) => Promise.race([send(command), silence(command.getName())])
	return driver
}

async function silence(command: string): Promise<never> {
	await setTimeout(hangMs, null, { ref: false })
	throw new Error(`WebKit does not answer ${command}: its browser may have died.`)
}

function tabOf(driver: WebDriver): Tab {
	const problems: string[] = []
	const evaluate = async <Value>(expression: string) => {
		const script = `${listen}; const value = (${expression}); return [value, window.complaints.splice(0)]`
		const [value, complaints] = await driver.executeScript<[Value, string[]]>(script)
		problems.push(...complaints)
		return value
	}
	return {
		async open(url) {
			await driver.get(url)
			await evaluate('null')
		},
		async resize(width, height) {
			const frame = await evaluate<number[]>('[outerWidth - innerWidth, outerHeight - innerHeight]')
			const [wider = 0, higher = 0] = frame
			await driver
				.manage()
				.window()
				.setRect({ x: 0, y: 0, width: width + wider, height: height + higher })
		},
		find: async (xpath) =>
			(await driver.findElements(By.xpath(xpath))).map((element) => partOf(driver, element)),
		type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
		press: (key) => driver.actions().sendKeys(Key[keys[key]]).perform(),
		evaluate,
		problems: () => problems,
		close: () => driver.quit(),
	}
}

const keys = {
	Enter: 'ENTER',
	Escape: 'ESCAPE',
	Tab: 'TAB',
	ArrowDown: 'ARROW_DOWN',
	Shift: 'SHIFT',
} as const

function partOf(driver: WebDriver, element: WebElement): Part {
	return {
		isShown: () => element.isDisplayed(),
		async click() {
			await driver.executeScript(
				'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
				element,
			)
			await element.click()
		},
		pressAfter: (milliseconds) =>
			driver
				.actions()
				.move({ origin: element, duration: 0 })
				.pause(milliseconds)
				.press()
				.pause(pressMs)
				.release()
				.perform(),
		choose: (option) => element.findElement(By.xpath(`.//option[normalize-space(.)="${option}"]`)).click(),
	}
}

async function untilAnswers(url: string): Promise<void> {
	const deadline = Date.now() + hangMs
	while (!(await fetch(url).catch(() => null))?.ok) {
		if (Date.now() > deadline) throw new Error('The driver of WebKit did not answer.')
		await setTimeout(50)
	}
}

async function ended(child: ChildProcess): Promise<void> {
	const exited = once(child, 'exit')
	child.kill()
	await exited
}
