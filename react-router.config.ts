import type { Config } from '@react-router/dev/config'

export default {
	appDirectory: 'app',
	ssr: true,
	// The whole route table is one small file; discovering it page by page would cost requests.
	routeDiscovery: { mode: 'initial' },
} satisfies Config
