export default { outDir: './out', site: 'https://www.alder-point.example.com', telemetry: false }
