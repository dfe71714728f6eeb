/**
 * Loads the native modules in the main thread before there are workers: their shared libraries must stay loaded until
 * all threads have ended.
 * Source: https://sharp.pixelplumbing.com/install#worker-threads
 */
import '@resvg/resvg-js'
import 'sharp'

export default function loadNativeModules() {}
