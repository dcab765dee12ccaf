/** Finds the Chromium that tests and screenshots use, and installs one where there is none. */
import { spawnSync } from 'node:child_process'
import { delimiter, isAbsolute, join } from 'node:path'
import { browsersOfPlaywright } from '../../scripts/support/playwright.ts'

/**
 * No sandbox, because tests also run as root; the next keep the browser from calling home; the last has browsers without
 * windows set letters as those with windows do.
 */
export const plainFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/**
 * What Playwright turns off, since only the last such list counts, and after it the two pages that Chromium loads into
 * every new window for its address bar, which take a third of what opening a context takes.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** For a browser that Playwright starts. */
export const browserFlags = [...plainFlags, `--disable-features=${withoutFeatures.join()}`]

/**
 * A browser that lays pages out and never draws them, which takes a third less of the processor. For tests that open a
 * page and look at it: nothing can be clicked or scrolled into view, and no animation goes on.
 */
export const undrawnFlags = [...browserFlags, '--disable-threaded-compositing', '--disable-software-rasterizer']

/** A browser that fetches no pictures either, for tests that read what pages say: they are there in a third of the time. */
export const readingFlags = [...undrawnFlags, '--blink-settings=imagesEnabled=false']

/** All pages share a process: starting one for every visit would take a sixth of the browser tests' time. */
const sharedProcess = ['--disable-site-isolation-trials', '--renderer-process-limit=1']

const launches = new Map<string[], { executablePath: string | undefined; args: string[] }>()

/**
 * How the tests' own browser is started; the configuration has chosen it (CHROMIUM_PATH). Files of tests that get the
 * same object share a browser.
 */
export function launchWith(flags: string[]) {
  const known = launches.get(flags)
  if (known) return known
  const made = { executablePath: process.env.CHROMIUM_PATH, args: [...flags, ...sharedProcess] }
  launches.set(flags, made)
  return made
}

const systemBrowsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell']
const downloadMinutes = 5

/**
 * The browser to use: CHROMIUM_PATH, Playwright's own, or the system's; of those one without windows and menus before one
 * with them, which takes a third more of the processor. Undefined when none of them starts.
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !canStart(chosen)) throw new Error(`CHROMIUM_PATH: cannot start "${chosen}"`)
  return chosen || firstThatStarts([...browsersOfPlaywright(), ...headlessShells, ...systemBrowsers])
}

/** A browser for what one without windows does not do: tabs, going back to a page as it was left, rendering the next page. */
export const findBrowserWithWindows = (): string | undefined =>
  firstThatStarts([...browsersOfPlaywright(), ...systemBrowsers]) ?? findBrowser()

/** Finds a browser or installs one. Throws with the command to run when neither works. */
export function provideBrowser(): string {
  const found = findBrowser()
  if (found) return found
  console.log('No Chromium found. Installing one …')
  for (const install of [downloadBrowser, installFromSystem]) {
    install()
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(`Cannot find a browser for the tests, nor install one.
  Debian, Ubuntu:  sudo apt-get install -y chromium
  Elsewhere:       npx playwright install chromium
  Or set CHROMIUM_PATH to a Chromium or Chrome that you have.`)
}

/** The path of the first browser that can be started; names are looked up as a shell does. Playwright takes paths alone. */
const firstThatStarts = (browsers: string[]) => browsers.flatMap(pathsOf).find(canStart)

const pathsOf = (browser: string) =>
  isAbsolute(browser) ? [browser] : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, browser))

/** Printing the version fails where a shared library is missing, so it tells a browser from a mere file. */
const canStart = (path: string) => run(path, ['--version'], { stdio: 'ignore' })

const downloadBrowser = () => run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])

function installFromSystem() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  if (run('apt-get', ['update'])) run('apt-get', ['install', '-y', 'chromium', 'chromium-headless-shell'])
}

function run(command: string, args: string[], options: { stdio: 'ignore' | 'inherit' } = { stdio: 'inherit' }) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { ...options, env, timeout: downloadMinutes * 60_000 }).status === 0
}
