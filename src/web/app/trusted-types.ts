/**
 * Runs first in the head. A browser that knows Trusted Types takes texts as markup, script or script address only
 * through this policy: text without markup, such as structured data, React's own empty script element, inline scripts
 * whose hash the page's policy names, and scripts of ours.
 */
export const trustedTypesScript = `window.trustedTypes?.createPolicy("default",{createHTML:t=>/^[^<]*$|^<script><.script>$/.test(t)?t:null,createScript:t=>t,createScriptURL:t=>new URL(t,location).origin==location.origin?t:null});`
