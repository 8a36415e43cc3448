import type { Config } from '@react-router/dev/config'

export default {
	appDirectory: 'app',
	ssr: true,
	// The build is made beside the one that is served (server/build.ts).
	buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
	// The whole route table is one small file; discovering it page by page would cost requests.
	routeDiscovery: { mode: 'initial' },
	// A route's client action is a line that pages share; a file of its own would be a request for nothing.
	splitRouteModules: false,
} satisfies Config
