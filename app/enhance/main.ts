export {}; document.documentElement.dataset.enhanced = 'true'
